'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { linkClass } from '#components/staff/field'

const renewMs = 20_000
/** A second press of a button within this time is the same one, in milliseconds. */
const doubleMs = 1000
const tellKey = 'desk-tell'

type News = { number: number; event: number; at: string; fresh: number; due: number }

type LiveProps = {
  /** What the page has been made of. */
  since: News
  texts: Readonly<Record<'signedOut' | 'away' | 'tell' | 'silent' | 'sound' | 'news', string>>
  signIn: string
}

/** Keys that move along the list, and by how many rows. */
const steps: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }

/**
 * Keeps a page of callers up to date, and tells of new ones; moves list and card together by keys while the list has the
 * focus. A form sent twice by a shaking hand is sent once.
 */
export function Live({ since, texts, signIn }: LiveProps) {
  const router = useRouter()
  const [problem, setProblem] = useState<'signedOut' | 'away' | null>(null)
  const [fresh, setFresh] = useState(0)
  const [tells, setTells] = useState('')
  const known = useRef(since)
  useEffect(() => {
    // What the page began with has been seen.
    known.current = since
    // A renewed page has its title anew.
    if (fresh > 0) document.title = `(${fresh}) ${document.title.replace(/^\(\d+\) /, '')}`
  }, [since, fresh])
  useEffect(() => {
    setTells(readSetting())
    let told = 0
    async function renew() {
      if (document.visibilityState === 'hidden' && readSetting() === '') return
      const { number, at, event } = known.current
      const query = new URLSearchParams({ number: String(number), at }).toString()
      const response = await fetch(`/api/staff/news?${query}`).catch(() => null)
      if (response?.status === 401) {
        stop()
        setProblem('signedOut')
        return
      }
      if (!response?.ok) {
        setProblem('away')
        return
      }
      setProblem(null)
      const news = (await response.json()) as News
      if (news.event === event && news.fresh + news.due === 0) return
      known.current = news
      router.refresh()
      if (news.fresh + news.due === 0) return
      told += news.fresh + news.due
      setFresh(told)
      tell(texts.news)
    }
    const timer = setInterval(() => void renew(), renewMs)
    const look = () => void renew()
    document.addEventListener('visibilitychange', look)
    function stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    return stop
  }, [router, texts.news])
  useEffect(() => {
    function onKey({ key, code, ctrlKey, metaKey, altKey, target }: KeyboardEvent) {
      const row = target instanceof Element ? target.closest('[data-row]') : null
      const step = steps[key] ?? steps[code.replace('Key', '').toLowerCase()]
      if (!row || step === undefined || ctrlKey || metaKey || altKey) return undefined
      const rows = [...document.querySelectorAll<HTMLAnchorElement>('[data-row]')]
      return rows[rows.findIndex((each) => each === row) + step]
    }
    function move(event: KeyboardEvent) {
      const next = onKey(event)
      if (!next) return
      event.preventDefault()
      next.focus()
      router.replace(next.href, { scroll: false })
    }
    let last = { at: -doubleMs, button: null as HTMLElement | null }
    function onSubmit(event: SubmitEvent) {
      const isTwice = event.submitter === last.button && event.timeStamp - last.at < doubleMs
      if (isTwice) event.preventDefault()
      else last = { at: event.timeStamp, button: event.submitter }
    }
    document.addEventListener('keydown', move)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('keydown', move)
      document.removeEventListener('submit', onSubmit)
    }
  }, [router])
  async function change(wanted: string) {
    const isAllowed = wanted === '' || (await Notification.requestPermission()) === 'granted'
    keepSetting(isAllowed ? wanted : '')
    setTells(isAllowed ? wanted : '')
    if (isAllowed && wanted === 'sound') beep()
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
      <button
        type="button"
        className={linkClass}
        aria-pressed={tells !== ''}
        onClick={() => void change(tells === '' ? 'silent' : '')}
      >
        {tells === '' ? texts.tell : texts.silent}
      </button>
      {tells !== '' && (
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

/** Tells by the browser's own notification, without a name; with a sound where that was asked for. */
function tell(text: string): void {
  const setting = readSetting()
  if (setting === '' || Notification.permission !== 'granted') return
  new Notification(text, { tag: 'desk', icon: '/icons/icon-192.png' })
  if (setting === 'sound') beep()
}

function beep(): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  tone.connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.15)
}

// Storage may be switched off: then the setting lives as long as the page.

let setting = ''

function readSetting(): string {
  try {
    return localStorage.getItem(tellKey) ?? setting
  } catch {
    return setting
  }
}

function keepSetting(wanted: string): void {
  setting = wanted
  try {
    localStorage.setItem(tellKey, wanted)
  } catch {
    // See above.
  }
}
