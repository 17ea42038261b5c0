import type { ReactNode } from 'react'
import { CopyText } from '#components/desk/copy-text'
import { DeskButton } from '#components/desk/form/desk-button'
import { DeskForm } from '#components/desk/form/desk-form'
import type { DeskTranslator } from '#lib/desk/desk-locale'
import type { SavedLink } from '#lib/desk/links/saved-links'

type SavedLinkListProps = { links: readonly SavedLink[]; t: DeskTranslator }

export function SavedLinkList({ links, t }: SavedLinkListProps): ReactNode {
  return (
    <section className="col-span-full grid grid-cols-1" aria-labelledby="saved-links">
      <h2 id="saved-links">{t('links.saved')}</h2>
      <ul>
        {links.map(({ code, path, choice, label, short }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
              <a
                className="font-semibold underline underline-offset-4"
                href={`/staff/links?${choice}`}
              >
                {label}
              </a>
              <p>{short}</p>
              <p className="text-sm text-muted">{path}</p>
            </div>
            <CopyText text={short} look="outline" />
            <DeskForm action="/api/staff/link" fields={{ do: 'remove', code }}>
              <DeskButton
                look="link"
                aria-label={t('links.removeNamed', { label })}
                text={t('links.remove')}
              />
            </DeskForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
