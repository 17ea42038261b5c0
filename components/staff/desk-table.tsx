import type { ReactNode } from 'react'

type DeskTableProps = {
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  className: string
  labelledBy: string
}

export function DeskTable({ columns, rows, className, labelledBy }: DeskTableProps) {
  return (
    <div className={className} tabIndex={0} role="group" aria-labelledby={labelledBy}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{heading}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
