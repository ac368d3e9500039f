// Needs script: context of the react-aria components.
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Wraps an application: react-aria announces sorting, lists and dates in the page's language instead of the browser's.
 */
export function UiLocale({ locale, children }: { locale: string; children: ReactNode }) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
