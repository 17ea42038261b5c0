'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { LeadRows } from '#components/staff/lead-rows'
import type { QueueList, QueueTexts } from '#components/staff/queue-list'
import { deskPath } from '#lib/auth/paths'

const renewMs = 20_000

type LiveQueueProps = {
  first: QueueList
  chosen: number | null
  texts: QueueTexts
  empty: ReactNode
}

export function LiveQueue({ first, chosen, texts, empty }: LiveQueueProps) {
  const [list, setList] = useState(first)
  const [problem, setProblem] = useState('')
  const [news, setNews] = useState('')
  useEffect(() => {
    // Who has seen the page has seen what it began with.
    let seen = { number: String(first.newest), at: first.at }
    let title = ''
    async function renew() {
      if (document.visibilityState === 'hidden') return
      const response = await fetch(`/api/staff/news?${new URLSearchParams(seen).toString()}`).catch(() => null)
      if (response?.status === 401) {
        stop()
        setProblem(texts.signedOut)
      } else if (!response?.ok) setProblem(texts.away)
      else {
        const renewed = (await response.json()) as QueueList
        setProblem('')
        setList(renewed)
        if (renewed.news === '') return
        seen = { number: String(renewed.newest), at: renewed.at }
        setNews(renewed.news)
        title ||= document.title
        document.title = `${renewed.news} · ${title}`
      }
    }
    const timer = setInterval(() => void renew(), renewMs)
    const look = () => void renew()
    document.addEventListener('visibilitychange', look)
    function stop() {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
    return stop
  }, [first, texts])
  const isEmpty = list.callbacks.length + list.fresh.length === 0
  return (
    <>
      <p role="status" className="queue-news">
        {problem === '' ? news : <a href={deskPath}>{problem}</a>}
      </p>
      {isEmpty ? (
        empty
      ) : (
        <p className="lead-heads" aria-hidden="true">
          {(['wait', 'who', 'order', 'source', 'state'] as const).map((head) => (
            <span key={head}>{texts[head]}</span>
          ))}
        </p>
      )}
      {(['callbacks', 'fresh'] as const).map(
        (name) =>
          list[name].length > 0 && (
            <section key={name} aria-labelledby={name}>
              <h2 id={name} className="lead-group">
                {texts[name]} <small>{list[name].length}</small>
              </h2>
              <LeadRows rows={list[name]} chosen={chosen} />
            </section>
          ),
      )}
      {list.more && (
        <p className="lead-group">
          <a className="desk-link" href={`${deskPath}/all?status=new`}>
            {list.more}
          </a>
        </p>
      )}
    </>
  )
}
