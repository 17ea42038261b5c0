import { createSignInPath } from '#lib/auth/desk-paths'
import { notFound } from 'next/navigation'
import { CallerCard } from '#components/desk/caller-card'
import { CallerList, FilterForm, SearchForm } from '#components/desk/caller-list'
import { DeskTitle } from '#components/desk/desk-page'
import { alertClass, DeskButton, DeskForm, DeskLink } from '#components/desk/field'
import { Live } from '#components/desk/live'
import { Rows } from '#components/desk/rows'
import { Notice } from '#components/desk/notice'
import { listCallers, news, tabs, viewCaller } from '#lib/desk/lists'
import { listPath, readQuery } from '#lib/desk/list-query'
import { openPage, textsOf } from '#lib/desk/words'

/** A list of callers. It answers for unknown paths as well: who is not signed in learns nothing of what the desk has. */
export default async function CallersPage({
  params,
  searchParams,
}: PageProps<'/staff/[[...tab]]'>) {
  const { tab: path = [] } = await params
  const tab = tabs.find((each) => (each === 'queue' ? '' : each) === path.join('/'))
  const words = await openPage(tab && 'reception')
  if (!tab) notFound()
  const asked = await searchParams
  const { t, person, desk } = words
  const { query, filter } = await readQuery({ ...asked, tab })
  const { lines, hasMore } = await listCallers(person, desk, filter)
  const chosen = Number(asked['lead']) || null
  const view = chosen === null ? null : await viewCaller(person, desk, chosen)
  const hrefOf = (lead?: number) => listPath({ ...query, lead })
  const pageAt = (page: number) => listPath({ ...query, page })
  const to = hrefOf(view?.lead.number)
  const [first] = lines.filter(({ lead }) => lead.caller !== view?.lead.caller)
  const next = first && { href: hrefOf(first.lead.number), name: first.lead.name }
  const [due, others] =
    tab === 'queue'
      ? [lines.filter(({ isDue }) => isDue), lines.filter(({ isDue }) => !isDue)]
      : [[], lines]
  const shared = { words, chosen, hrefOf }
  return (
    <>
      <DeskTitle text={t(`tabs.${tab}`)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3">
        <h1 className={`title-3 mr-auto ${view ? 'max-lg:sr-only' : ''}`}>{t(`tabs.${tab}`)}</h1>
        <Live
          since={await news(person, desk)}
          signIn={createSignInPath(to)}
          texts={textsOf(t, 'queue')}
        />
        <div className={view ? 'contents max-lg:hidden' : 'contents'}>
          <SearchForm query={tab === 'all' ? query : {}} search={filter.search} words={words} />
          <DeskLink look="outline" href="/staff/add" text={t('add.title')} />
          {person.role === 'admin' && tab === 'all' && (
            <DeskForm
              action="/api/staff/csv"
              fields={{ ...query, to: hrefOf() }}
              className="flex gap-2"
            >
              <DeskButton name="format" value="csv" text={t('list.download', { format: 'CSV' })} />
              <DeskButton
                name="format"
                value="json"
                text={t('list.download', { format: 'JSON' })}
              />
            </DeskForm>
          )}
        </div>
      </div>
      <Notice words={words} to={to} next={next} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_27rem]">
        <div className={view ? 'max-lg:hidden' : undefined}>
          {(tab === 'all' || tab === 'later') && <FilterForm query={query} words={words} />}
          {filter.search === '' && (
            <p role="alert" className={alertClass}>
              {t('list.elsewhere')}
            </p>
          )}
          {lines.length === 0 && (
            <p className="p-6">
              {tab === 'queue' || hrefOf() === listPath({ tab })
                ? t(`list.empty.${tab}`)
                : t('list.nothing')}
            </p>
          )}
          <Rows>
            <CallerList title={t('queue.due')} lines={due} {...shared} />
            <CallerList
              title={tab === 'queue' ? t('queue.fresh') : ''}
              lines={others}
              {...shared}
            />
          </Rows>
          {tab === 'queue' ? (
            hasMore && <p className="p-4">{t('queue.more')}</p>
          ) : (
            <p className="flex gap-6 px-4 py-3">
              {query.page > 1 && <DeskLink href={pageAt(query.page - 1)} text={t('list.newer')} />}
              {hasMore && <DeskLink href={pageAt(query.page + 1)} text={t('list.older')} />}
            </p>
          )}
        </div>
        {view ? (
          <article
            aria-label={view.lead.name}
            className="grid content-start gap-5 border-line p-4 lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto lg:border-l lg:p-6"
          >
            <p className="lg:hidden">
              <DeskLink href={hrefOf()} text={t('toList')} />
            </p>
            <CallerCard key={view.lead.caller} view={view} words={words} to={to} />
          </article>
        ) : (
          <div className="grid grid-cols-1 content-start justify-items-start gap-4 p-6 max-lg:hidden">
            <p className="text-muted">{t(chosen === null ? 'lead.choose' : 'lead.gone')}</p>
            {tab === 'queue' && next && (
              <DeskLink
                look="primary"
                href={next.href}
                text={t('queue.begin', { name: next.name })}
              />
            )}
          </div>
        )}
      </div>
    </>
  )
}
