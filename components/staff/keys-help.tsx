import { DeskKeys } from '#components/staff/desk-keys'
import { deskWords } from '#lib/desk/words'

const keys = ['j', 'k', 'Enter', 'c', 'n', 'l', 'b', 'x', 's', 'u', 'm', '/', '?'] as const

export async function KeysHelp() {
  const t = await deskWords('Staff')
  return (
    <>
      <button
        type="button"
        className="desk-button is-quiet needs-script desk-keys-open"
        popoverTarget="keys"
        data-key="?"
      >
        {t('keys.open')} <kbd>?</kbd>
      </button>
      <dialog id="keys" popover="auto" className="desk-keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{t('keys.title')}</h2>
        <dl>
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`keys.of.${key === '/' ? 'search' : key === '?' ? 'help' : key}`)}</dd>
            </div>
          ))}
        </dl>
        <DeskKeys off={t('keys.off')} />
        <button type="button" className="desk-button" popoverTarget="keys" popoverTargetAction="hide">
          {t('keys.close')}
        </button>
      </dialog>
    </>
  )
}
