import { DeskKeys } from '#components/staff/desk-keys'
import { deskWords } from '#lib/staff/words'

const keys = ['j', 'k', 'Enter', 'c', 'n', 'l', 'b', 'x', 's', 'u', 'm', '/', '?'] as const

/** Keys of the desk, and what they do. */
export async function KeysHelp() {
  const t = await deskWords('Staff')
  const lines = keys.map((key) => ({ key, text: t(`keys.of.${key === '/' ? 'search' : key === '?' ? 'help' : key}`) }))
  return (
    <DeskKeys
      lines={lines}
      texts={{ open: t('keys.open'), title: t('keys.title'), off: t('keys.off'), close: t('keys.close') }}
    />
  )
}
