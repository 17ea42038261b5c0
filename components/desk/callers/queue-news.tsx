'use client'

import type { Messages } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import useSWR from 'swr'
import {
  NotificationSettings,
  showNotification,
  useNotificationSetting,
} from '#components/desk/callers/notifications'
import { usedHeader } from '#lib/auth/desk-paths'
import type { DeskNews } from '#lib/desk/lists/desk-news'

/**
 * Milliseconds between two requests for news. The interval is short, so that staff soon see when a
 * colleague begins a call.
 */
const refreshMs = 3000

/**
 * True when the member of staff has pressed a key or the mouse since the last request for news. The
 * next request then renews the session.
 */
let isUsed = false

type NewsResponse = Partial<DeskNews> & { problem?: 'signedOut' | 'away' }

async function fetchNews(url: string): Promise<NewsResponse> {
  const headers: HeadersInit = isUsed ? { [usedHeader]: '1' } : {}
  isUsed = false
  const response = await fetch(url, { headers }).catch(() => null)
  if (!response?.ok) return { problem: response?.status === 401 ? 'signedOut' : 'away' }
  return (await response.json()) as DeskNews
}

type QueueNewsProps = {
  /**
   * The state of the queue when the page was rendered. The page is refreshed when a response
   * differs from this state.
   */
  since: DeskNews
  messages: Messages['Staff']['queue']
  signInPath: string
}

/**
 * Refreshes the page after a new lead, a due callback or a change by a colleague. Shows the count
 * of new leads, or a message when the session has ended (401) or the server is unreachable.
 */
export function QueueNews({ since, messages, signInPath }: QueueNewsProps): ReactNode {
  const router = useRouter()
  const [first] = useState(since)
  const notification = useNotificationSetting()
  const { data } = useSWR(`/api/staff/news?number=${first.number}&at=${first.at}`, fetchNews, {
    refreshInterval: (response) => (response?.problem === 'signedOut' ? 0 : refreshMs),
    refreshWhenHidden: Boolean(notification.setting),
    refreshWhenOffline: true,
    revalidateOnMount: false,
  })
  const { event = first.event, handover = first.handover, count = 0, problem } = data ?? {}
  useEffect(() => {
    const markUsed = () => (isUsed = true)
    document.addEventListener('keydown', markUsed)
    document.addEventListener('pointerdown', markUsed)
  }, [])
  useEffect(() => {
    const isChanged = event !== first.event || handover !== first.handover
    if (isChanged || count > 0) router.refresh()
  }, [router, first, event, handover, count])
  useEffect(() => {
    if (count === 0) return
    document.title = `(${count}) ${document.title.replace(/^\(\d+\) /, '')}`
    showNotification(messages.news)
  }, [count, messages.news])
  return (
    <div className="flex flex-wrap items-center gap-2 noscript:hidden">
      <p role="status" className={problem || count > 0 ? 'font-semibold' : 'sr-only'}>
        {problem ? (
          <a className="underline" href={problem === 'signedOut' ? signInPath : ''}>
            {messages[problem]}
          </a>
        ) : (
          count > 0 && `${messages.news}: ${count}`
        )}
      </p>
      <NotificationSettings {...notification} messages={messages} />
    </div>
  )
}
