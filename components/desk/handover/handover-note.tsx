import type { ReactNode } from 'react'
import { SeenVersion } from '#components/desk/handover/seen-version'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import { FormDraft } from '#components/desk/form/form-draft'
import { TextAreaField } from '#components/desk/form/text-area-field'
import type { DeskTexts } from '#lib/desk/desk-texts'
import { readFlash } from '#lib/desk/flash'
import { maxHandoverLength, readHandoverNote } from '#lib/desk/handover/handover-note'

type HandoverNoteProps = {
  texts: DeskTexts
  /** The path of the page that shows the note. */
  to: string
}

/**
 * The note above the queue that one shift leaves for the next shift. Shows the text, the author,
 * the time, and a form that replaces the note. After a conflict the form shows the text that was
 * not saved.
 */
export async function HandoverNote({ texts, to }: HandoverNoteProps): Promise<ReactNode> {
  const { t, person, desk } = texts
  const note = await readHandoverNote(person, desk)
  const flash = await readFlash(person, desk)
  const refused = flash?.said === 'handover' ? flash.text : undefined
  const version = note?.version ?? ''
  return (
    <section
      aria-label={t('handover.title')}
      className="flex flex-wrap items-baseline gap-x-4 border-b border-line px-4 text-sm"
    >
      {note && (
        <p className="mr-auto py-2">
          <b className="font-semibold">{note.text}</b>{' '}
          <span className="text-muted">
            {texts.getStaffName(note.staffId)}, {texts.formatTime(note.at)}
          </span>
        </p>
      )}
      <details open={refused !== undefined} className="open:basis-full">
        <summary className="min-h-11 py-3 underline underline-offset-4 lg:min-h-8 lg:py-1.5">
          {t(note ? 'handover.change' : 'handover.write')}
        </summary>
        <DeskForm
          action="/api/staff/handover"
          fields={{ to }}
          className="grid justify-items-start gap-3 pb-3 *:w-full"
        >
          <SeenVersion version={version} />
          <FormDraft name={`handover-${version}`} saved={note ? [note.text] : []}>
            <TextAreaField
              id="handover"
              name="text"
              label={t('handover.title')}
              hint={t('handover.hint')}
              maxLength={maxHandoverLength}
              defaultValue={refused ?? note?.text}
            />
          </FormDraft>
          <DeskButton extra="w-auto!" text={t('handover.save')} />
        </DeskForm>
      </details>
    </section>
  )
}
