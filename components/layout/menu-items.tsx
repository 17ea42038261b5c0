'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

type MenuProps = { items: readonly { label: string; href: string; page: string | undefined }[] }

/** Items of the header's menu. The item of the current page has `aria-current`. */
export function MenuItems({ items }: MenuProps): ReactNode {
  const path = usePathname()
  return (
    <ul className="flex-wrap justify-center max-lg:title-3 max-lg:text-2xl max-lg:short:text-xl lg:flex lg:text-sm xl:text-base **:[a]:block **:[a]:min-h-11 **:[a]:content-center **:[a]:underline-offset-8 **:[a]:hover:underline lg:**:[a]:px-2.5 **:aria-[current]:text-mark **:aria-[current]:underline">
      {items.map(({ label, href, page }) => (
        <li key={href}>
          <a href={href} aria-current={page === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
