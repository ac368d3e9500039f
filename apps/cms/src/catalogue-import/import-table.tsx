'use client'

import type { ReactNode } from 'react'
import styles from './import-screen.module.css'

type ImportTableProps = { label: string; caption?: string; headings: readonly string[]; children: ReactNode }

/** A table that scrolls horizontally in its own region, so that the page does not. */
export function ImportTable({ label, caption, headings, children }: ImportTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region is operated by arrow keys
    <div className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
