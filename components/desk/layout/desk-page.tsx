import type { ReactNode } from 'react'
import { DeskTitle } from '#components/desk/layout/desk-title'
import { pageClass } from '#components/desk/layout/page-styles'

type DeskPageProps = { title: string; className?: string; children: ReactNode }

/** A page of the desk. `title` is both the heading and the browser's title. */
export function DeskPage({ title, className = pageClass, children }: DeskPageProps): ReactNode {
  return (
    <div className={className}>
      <DeskTitle text={title} />
      <h1 className="title-2 col-span-full">{title}</h1>
      {children}
    </div>
  )
}
