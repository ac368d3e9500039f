// Needs script: it speaks to the components that do.
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Around an application: the words that sorting, lists and dates say to screen readers are in the page's language.
 * Without it they would be in the browser's.
 */
export function UiLocale({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
