'use client'

import { usePathname } from 'next/navigation'

export type MenuItem = {
  label: string
  href: string
  /** Path of the page it stands for; a section of one has none. */
  page?: string
}

/** The items of the menu; the one of the page being shown says so. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const path = usePathname()
  return (
    <ul className="flex-wrap justify-center lg:flex">
      {items.map(({ label, href, page }) => (
        <li key={href}>
          <a href={href} className="menu-item" aria-current={page === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
