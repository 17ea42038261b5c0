import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button'
import type { CallWindowOffer, OfferedWindow } from '#lib/leads/call-window-offer'
import type { CallWindowProblem } from '#lib/leads/call-window-problems'
import { joinWindowWords } from '#lib/time/format-call-window'

type CallWindowFieldsProps = {
  offer: CallWindowOffer
  problem: CallWindowProblem | null
  /** True while a choice is being saved by script. */
  isSaving?: boolean
  /** Saves a choice by script. Without this function, the browser posts the form. */
  onChoose?: (window: OfferedWindow) => void
}

/**
 * The buttons with which a visitor chooses a window for the clinic's call, and the result of the
 * last choice.
 */
export function CallWindowFields({
  offer: { texts, windows, chosen },
  problem,
  isSaving = false,
  onChoose,
}: CallWindowFieldsProps): ReactNode {
  return (
    <fieldset className="min-w-0">
      <legend className="note">{texts.title}</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {windows.map((window) => {
          const isChosen = window.startsAt === chosen?.startsAt
          return (
            <button
              key={window.startsAt}
              type="submit"
              name="startsAt"
              value={window.startsAt}
              aria-pressed={isChosen}
              aria-disabled={isSaving || undefined}
              className={buttonClass(
                isChosen ? 'primary' : 'outline',
                'gap-x-2 gap-y-0 px-3 py-2 text-center leading-snug sm:flex-col',
              )}
              onClick={
                onChoose &&
                ((event) => {
                  event.preventDefault()
                  onChoose(window)
                })
              }
            >
              <span>{window.day}</span> <span className="whitespace-nowrap">{window.hours}</span>
            </button>
          )
        })}
      </div>
      <div aria-live="polite" className="mt-2 text-sm">
        <ChoiceResult texts={texts} chosen={chosen} problem={problem} />
      </div>
    </fieldset>
  )
}

/**
 * The text under the buttons. `key` makes a new element for each text. On a page that the browser
 * has translated, React can replace an element but not a text node.
 */
function ChoiceResult({
  texts,
  chosen,
  problem,
}: Pick<CallWindowOffer, 'texts' | 'chosen'> & Pick<CallWindowFieldsProps, 'problem'>): ReactNode {
  if (problem)
    return (
      <p key={problem} className="font-semibold text-error">
        {texts.errors[problem]}
      </p>
    )
  if (!chosen) return <p className="text-muted">{texts.hint}</p>
  const time = joinWindowWords(chosen)
  return <p key={time}>{texts.saved.replace('{time}', time)}</p>
}
