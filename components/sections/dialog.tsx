import { getPageTranslator } from '#lib/i18n/current-locale'
import type { ReactNode } from 'react'

type DialogProps = { id: string; title: string; children: ReactNode; footer: ReactNode }

/**
 * A native `<dialog>`. A link to `#id` opens the dialog (`HashDialogs`). Without scripts the
 * content of the dialog is visible in the page.
 */
export async function Dialog({ id, title, children, footer }: DialogProps): Promise<ReactNode> {
  const { t } = await getPageTranslator('Dialog')
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="modal">
      <div className="dialog-head">
        <h3 id={`${id}-title`}>{title}</h3>
        <form method="dialog">
          <button aria-label={t('close')}>×</button>
        </form>
      </div>
      <div className="px-5 pb-6 md:px-9">{children}</div>
      <div className="dialog-foot">{footer}</div>
    </dialog>
  )
}
