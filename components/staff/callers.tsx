import { BackLink, CallerCard } from '#components/staff/caller-card'
import { CallerDetails, NobodyChosen } from '#components/staff/caller-details'
import { CallerList, FilterForm, Pages, SearchForm } from '#components/staff/caller-list'
import { alertClass, deskButton, DeskForm } from '#components/staff/field'
import { Live } from '#components/staff/live'
import { Notice } from '#components/staff/notice'
import { signInPath } from '#lib/auth/paths'
import { requireStaff } from '#lib/auth/require-staff'
import { content } from '#lib/content/content'
import { openDesk } from '#lib/desk/caller'
import { listCallers, news, viewCaller, type Tab } from '#lib/desk/lists'
import { listPath, listQuery, toDeskFilter } from '#lib/desk/list-query'
import { leadWords, type LeadWords } from '#lib/desk/words'
import { localeDetails } from '#lib/i18n/locales'
import { nextCall, weekday } from '#lib/time/next-call'
import { isOpenAt } from '#lib/time/opening-minutes'

type CallersProps = { tab: Tab; params: Record<string, string | string[] | undefined> }

/** A list of callers, and the card of the one that the address names. */
export async function Callers({ tab, params }: CallersProps) {
  const person = await requireStaff('reception')
  const desk = await openDesk()
  const words = await leadWords(person, desk)
  const { t } = words
  const query = listQuery((name) => params[name])
  const filter = await toDeskFilter(tab, query)
  const page = Math.max(1, Number(params['page']) || 1)
  const since = await news(person, desk, { number: 2 ** 31 - 1, at: desk.now.toISOString() })
  const { lines, hasMore } = await listCallers(person, desk, { ...filter, page })
  const chosen = Number(params['lead']) || null
  const view = chosen === null ? null : await viewCaller(person, desk, chosen)
  const hrefOf = (lead: number) => listPath(tab, query, { page, lead })
  const to = listPath(tab, query, { page, lead: view?.lead.number })
  const list = listPath(tab, query, { page })
  const [first] = lines.filter(({ lead }) => lead.caller !== view?.lead.caller)
  const next = first && { href: hrefOf(first.lead.number), name: first.lead.name }
  const shared = { words, chosen, hrefOf }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h1 className={`title-3 mr-auto ${view ? 'max-lg:sr-only' : ''}`}>{t(`tabs.${tab}`)}</h1>
        <Live
          since={since}
          signIn={signInPath(to)}
          texts={{
            signedOut: t('queue.signedOut'),
            away: t('queue.away'),
            tell: t('queue.tell'),
            silent: t('queue.silent'),
            sound: t('queue.sound'),
            news: t('queue.news'),
          }}
        />
        <div className={view ? 'contents max-lg:hidden' : 'contents'}>
          <SearchForm query={tab === 'all' ? query : {}} words={filter.search ?? ''} />
          <a className={deskButton('outline')} href="/staff/add">
            {t('add.title')}
          </a>
          {person.role === 'admin' && tab === 'all' && (
            <DeskForm action="/api/staff/csv" fields={{ ...query, tab, to: list }} className="flex gap-2">
              {(['csv', 'json'] as const).map((format) => (
                <button key={format} className={deskButton('outline')} name="format" value={format}>
                  {t('list.download', { format: format.toUpperCase() })}
                </button>
              ))}
            </DeskForm>
          )}
        </div>
      </div>
      <div className="px-4 py-3 empty:hidden">
        <Notice desk={desk} words={words} to={to} next={next} />
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className={view ? 'max-lg:hidden' : undefined}>
          {(tab === 'all' || tab === 'later') && <FilterForm tab={tab} query={query} />}
          {filter.search === '' && (
            <p role="alert" className={alertClass}>
              {t('list.elsewhere')}
            </p>
          )}
          {lines.length === 0 && (
            <Nobody tab={tab} isFiltered={Object.keys(query).length > 0 || page > 1} words={words} />
          )}
          {tab === 'queue' ? (
            <>
              <CallerList id="due" title={t('queue.due')} lines={lines.filter(({ isDue }) => isDue)} {...shared} />
              <CallerList id="fresh" title={t('queue.fresh')} lines={lines.filter(({ isDue }) => !isDue)} {...shared} />
              {hasMore && <p className="p-4">{t('queue.more')}</p>}
            </>
          ) : (
            <>
              <CallerList id="list" lines={lines} {...shared} />
              <Pages tab={tab} query={query} page={page} hasMore={hasMore} />
            </>
          )}
        </div>
        {view ? (
          <article
            aria-label={view.lead.name}
            className="grid content-start gap-5 border-line p-4 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:border-l lg:p-6"
          >
            <BackLink href={list}>{t('toList')}</BackLink>
            <CallerCard key={view.lead.caller} view={view} words={words} to={to} />
            <CallerDetails view={view} words={words} to={to} />
          </article>
        ) : (
          <NobodyChosen
            text={t(chosen === null ? 'lead.choose' : 'lead.gone')}
            link={
              tab === 'queue' && next ? { href: next.href, text: t('queue.begin', { name: next.name }) } : undefined
            }
          />
        )}
      </div>
    </>
  )
}

function Nobody({ tab, isFiltered, words }: { tab: Tab; isFiltered: boolean; words: LeadWords }) {
  const { t, now, locale } = words
  if (tab !== 'queue') return <p className="p-6">{t(isFiltered ? 'list.nothing' : `list.empty.${tab}`)}</p>
  const { hours } = content.clinic
  const { day, time } = nextCall(now, hours)
  return (
    <div className="grid gap-2 p-6">
      <b className="font-semibold">{t('queue.empty')}</b>
      <p>
        {isOpenAt(now, hours)
          ? t('queue.emptyOpen')
          : t('queue.emptyClosed', { day: weekday(localeDetails[locale].tag, day), time })}
      </p>
    </div>
  )
}
