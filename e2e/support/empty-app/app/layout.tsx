import type { ReactElement, ReactNode } from 'react'

export const metadata = { title: 'Empty', description: 'What the framework alone costs.' }

export default function Layout({ children }: { children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
