'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { DeskButton } from '#components/staff/field'
import { usedHeader } from '#lib/auth/paths'
import type { News } from '#lib/desk/lists'
import { readStored, store } from '#lib/storage'

/** How often a page that is looked at asks: who is calling is to be seen before somebody else calls. */
const renewMs = 3000
const tellKey = 'desk-tell'

/** How new requests are told: `silent`, with a `sound`, or '' not at all. */
const readSetting = () => readStored('localStorage', tellKey) ?? ''

type LiveProps = {
  /** What the page has been made of. */
  since: Omit<News, 'count'>
  texts: Readonly<Record<'signedOut' | 'away' | 'tell' | 'silent' | 'sound' | 'news', string>>
  signIn: string
}

/** Keys that move along the list, wherever the layout has their letters, and by how many rows. */
const steps: Readonly<Record<string, number>> = { KeyJ: 1, KeyK: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Keeps a page of callers up to date, and tells of new ones; moves list and card together by keys while the list has the
 * focus.
 */
export function Live({ since, texts, signIn }: LiveProps) {
  const router = useRouter()
  const [problem, setProblem] = useState<'signedOut' | 'away' | null>(null)
  const [fresh, setFresh] = useState(0)
  /** null where the browser has no notifications. */
  const [tells, setTells] = useState<string | null>('')
  const isUsed = useRef(false)
  useEffect(() => {
    // A renewed page has its title anew.
    if (fresh > 0) document.title = `(${fresh}) ${document.title.replace(/^\(\d+\) /, '')}`
  }, [since, fresh])
  useEffect(() => {
    setTells('Notification' in window ? readSetting() : null)
    let known = since
    let isAsking = false
    const timer = setInterval(onTime, renewMs)
    function onTime() {
      if (isAsking || (document.visibilityState === 'hidden' && readSetting() === '')) return
      isAsking = true
      void renew().finally(() => (isAsking = false))
    }
    async function renew() {
      const { number, at, event } = known
      const headers: HeadersInit = isUsed.current ? { [usedHeader]: '1' } : {}
      isUsed.current = false
      const response = await fetch(`/api/staff/news?number=${number}&at=${at}`, { headers }).catch(() => null)
      const isSignedOut = response?.status === 401
      if (isSignedOut) clearInterval(timer)
      if (!response?.ok) {
        setProblem(isSignedOut ? 'signedOut' : 'away')
        return
      }
      setProblem(null)
      const news = (await response.json()) as News
      if (news.event === event && news.count === 0) return
      known = news
      router.refresh()
      if (news.count === 0) return
      setFresh((count) => count + news.count)
      tell(texts.news)
    }
    function move(event: KeyboardEvent) {
      const { code, ctrlKey, metaKey, altKey, target } = event
      const row = target instanceof Element ? target.closest('[data-row]') : null
      const step = steps[code]
      if (!row || step === undefined || ctrlKey || metaKey || altKey) return
      const rows = [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')]
      const next = rows[rows.findIndex((each) => each === row) + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      router.replace(next.href, { scroll: false })
    }
    const onUse = () => (isUsed.current = true)
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('keydown', onUse, { signal })
    document.addEventListener('pointerdown', onUse, { signal })
    document.addEventListener('keydown', move, { signal })
    document.addEventListener('visibilitychange', onTime, { signal })
    return () => {
      clearInterval(timer)
      ended.abort()
    }
  }, [router, since, texts.news])
  async function change(wanted: string) {
    const isAllowed = wanted === '' || (await Notification.requestPermission()) === 'granted'
    const setting = isAllowed ? wanted : ''
    store('localStorage', tellKey, setting)
    setTells(setting)
  }
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      <p role="status" className={problem || fresh > 0 ? 'font-semibold' : 'sr-only'}>
        {problem ? (
          <a className="underline" href={problem === 'signedOut' ? signIn : ''}>
            {texts[problem]}
          </a>
        ) : (
          fresh > 0 && `${texts.news}: ${fresh}`
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
  const setting = readSetting()
  if (setting === '' || Notification.permission !== 'granted') return
  try {
    new Notification(text, { tag: 'desk', icon: '/icons/icon-192.png', silent: setting !== 'sound' })
  } catch {
    // On Android a page alone cannot; the page itself tells.
  }
}
