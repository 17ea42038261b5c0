import type { ReactNode } from 'react'

type Props = {
  columns: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  caption?: ReactNode
  className?: string
  /** Classes of the caption and of the head cells. */
  headClass?: string
}

export function Table({ columns, rows, caption, className, headClass }: Props): ReactNode {
  return (
    <table className={className}>
      {caption && <caption className={headClass}>{caption}</caption>}
      <thead className={headClass}>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
