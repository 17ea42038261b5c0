'use client'

import { useState, type ReactNode } from 'react'
import { Field, fieldClass, type ControlAttributes } from '#components/ui/field'
import { RangeBar } from '#components/ui/range-bar'
import {
  isCheckFor,
  screeningAges,
  type CheckedPeople,
  type ScreeningChoice,
} from '#lib/content/screening-match'
import { toPercent } from '#lib/figures/scale'

export type ChecksRow = CheckedPeople & {
  id: string
  check: ReactNode
  whom: string
  condition: string | undefined
  howOften: ReactNode
  whereFree: ReactNode
}

type ChecksTableProps = {
  rows: readonly ChecksRow[]
  columns: readonly [check: string, whom: string, howOften: string, whereFree: string]
  texts: {
    caption: string
    age: string
    anyAge: string
    oldest: string
    sex: string
    anySex: string
    woman: string
    man: string
    privacy: string
    marked: string
    ofTotal: string
    yours: string
    yoursIf: string
  }
}

const [youngest, oldest] = screeningAges.scale
const ages = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index)

const toSex = (value: string): ScreeningChoice['sex'] =>
  value === 'women' || value === 'men' ? value : undefined

/**
 * The table of checks. Two selects mark the rows for a sex and an age. The chosen sex and age stay
 * in the page. The selects have no name, so no form, address or storage gets their values.
 */
export function ChecksTable({ rows, columns, texts }: ChecksTableProps): ReactNode {
  const [choice, setChoice] = useState<ScreeningChoice>({})
  const isChosen = choice.sex !== undefined || choice.age !== undefined
  const yours = new Set(rows.filter((row) => isCheckFor(row, choice)).map(({ id }) => id))
  const labels = columns.slice(1)
  // Without `autoComplete="off"`, Firefox restores the chosen sex and age after a reload.
  const select = (control: ControlAttributes) => ({
    ...control,
    className: fieldClass('small'),
    autoComplete: 'off',
  })
  return (
    <>
      <fieldset className="mt-8 flex flex-wrap items-end gap-x-4 gap-y-3 noscript:hidden">
        <Field id="screening-sex" label={texts.sex} noteClass="note">
          {(control) => (
            <select
              {...select(control)}
              value={choice.sex ?? ''}
              onChange={({ target }) => {
                setChoice({ ...choice, sex: toSex(target.value) })
              }}
            >
              <option value="">{texts.anySex}</option>
              <option value="women">{texts.woman}</option>
              <option value="men">{texts.man}</option>
            </select>
          )}
        </Field>
        <Field id="screening-age" label={texts.age} noteClass="note">
          {(control) => (
            <select
              {...select(control)}
              value={choice.age ?? ''}
              onChange={({ target }) => {
                setChoice({ ...choice, age: target.value ? Number(target.value) : undefined })
              }}
            >
              <option value="">{texts.anyAge}</option>
              {ages.map((age) => (
                <option key={age} value={age}>
                  {age === oldest ? texts.oldest : age}
                </option>
              ))}
            </select>
          )}
        </Field>
        <output className="min-h-11 content-center" htmlFor="screening-sex screening-age">
          {isChosen && (
            <span key={yours.size}>{`${texts.marked} ${yours.size} ${texts.ofTotal}`}</span>
          )}
        </output>
        <p className="note basis-full">{texts.privacy}</p>
      </fieldset>
      <table className="checks rows mt-8 w-full">
        <caption className="note">{texts.caption}</caption>
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
          {rows.map((row) => {
            const isYours = isChosen && yours.has(row.id)
            return (
              <tr key={row.id} data-fits={isChosen ? String(isYours) : undefined}>
                <th scope="row">{row.check}</th>
                <td data-label={labels[0]}>
                  {isYours && (
                    <b className="yours">{row.condition ? texts.yoursIf : texts.yours}</b>
                  )}
                  {/* The text has its own element. On a page that the browser has translated,
                      React cannot update a text node. */}
                  <span>{row.whom}</span>
                  <RangeBar
                    from={toPercent(screeningAges, row.from)}
                    to={toPercent(screeningAges, row.to ?? Infinity)}
                    {...(choice.age !== undefined && {
                      marker: toPercent(screeningAges, choice.age),
                    })}
                    height={8}
                    className="my-2 w-full max-w-40 fill-wash"
                  />
                  {row.condition && <small className="note block">{row.condition}</small>}
                </td>
                <td data-label={labels[1]}>{row.howOften}</td>
                <td data-label={labels[2]}>{row.whereFree}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
