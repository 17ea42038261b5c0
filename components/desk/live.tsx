'use client'

import { usedHeader } from '#lib/auth/desk-paths'
import type { Messages } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { DeskButton } from '#components/desk/field'
import type { News } from '#lib/desk/lists'
import { readStored, store } from '#lib/storage'

/** How often a page that is looked at asks: who is calling is to be seen before somebody else calls. */
const renewMs = 3000
const tellKey = 'desk-tell'

/** Somebody has used the page since it asked last, which keeps the session alive. */
let isUsed = false

type Answer = Partial<News> & { problem?: 'signedOut' | 'away' }

async function fetchNews(url: string): Promise<Answer> {
  const headers: HeadersInit = isUsed ? { [usedHeader]: '1' } : {}
  isUsed = false
  const response = await fetch(url, { headers }).catch(() => null)
  if (!response?.ok) return { problem: response?.status === 401 ? 'signedOut' : 'away' }
  return (await response.json()) as News
}

export function Live({
  since,
  texts,
  signIn,
}: {
  since: News
  texts: Messages['Staff']['queue']
  signIn: string
}) {
  const router = useRouter()
  const [first] = useState(since)
  /** How new requests are told: `silent`, with a `sound`, or '' not at all; null where the browser has no notifications. */
  const [tells, setTells] = useState<string | null>('')
  const { data } = useSWR(`/api/staff/news?number=${first.number}&at=${first.at}`, fetchNews, {
    refreshInterval: (answer) => (answer?.problem === 'signedOut' ? 0 : renewMs),
    refreshWhenHidden: Boolean(tells),
    refreshWhenOffline: true,
    revalidateOnMount: false,
  })
  const { event = first.event, count = 0, problem } = data ?? {}
  useEffect(() => {
    setTells('Notification' in window ? (readStored('localStorage', tellKey) ?? '') : null)
    const onUse = () => (isUsed = true)
    document.addEventListener('keydown', onUse)
    document.addEventListener('pointerdown', onUse)
  }, [])
  useEffect(() => {
    if (event !== first.event || count > 0) router.refresh()
  }, [router, first, event, count])
  useEffect(() => {
    if (count === 0) return
    document.title = `(${count}) ${document.title.replace(/^\(\d+\) /, '')}`
    tell(texts.news)
  }, [count, texts.news])
  async function change(wanted: string) {
    const isAllowed = wanted === '' || (await Notification.requestPermission()) === 'granted'
    const setting = isAllowed ? wanted : ''
    store('localStorage', tellKey, setting)
    setTells(setting)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      <p role="status" className={problem || count > 0 ? 'font-semibold' : 'sr-only'}>
        {problem ? (
          <a className="underline" href={problem === 'signedOut' ? signIn : ''}>
            {texts[problem]}
          </a>
        ) : (
          count > 0 && `${texts.news}: ${count}`
        )}
      </p>
      {tells !== null && (
        <DeskButton
          type="button"
          look="link"
          aria-pressed={tells !== ''}
          onClick={() => void change(tells === '' ? 'silent' : '')}
          text={tells === '' ? texts.tell : texts.silent}
        />
      )}
      {tells && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-6 accent-action"
            checked={tells === 'sound'}
            onChange={({ target }) => void change(target.checked ? 'sound' : 'silent')}
          />
          {texts.sound}
        </label>
      )}
    </div>
  )
}

/** Tells by the browser's own notification, without a name; with its sound where that was asked for. */
function tell(text: string): void {
  const setting = readStored('localStorage', tellKey) ?? ''
  if (setting === '' || Notification.permission !== 'granted') return
  try {
    new Notification(text, {
      tag: 'desk',
      icon: '/icons/icon-192.png',
      silent: setting !== 'sound',
    })
  } catch {
    // On Android a page alone cannot; the page itself tells.
  }
}
