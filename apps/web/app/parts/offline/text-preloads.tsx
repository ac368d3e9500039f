import type { Area } from '@ferrule/texts/catalogue'
import { textFiles } from 'virtual:text-files'
import { browserAreas } from '../../frame/browser-areas.ts'
import { useUserLanguage } from '../../frame/use-user-language.ts'

/** Links to the text files of a page, so that the service worker caches them with the page. */
export function TextPreloads({ areas }: { areas: readonly Area[] }) {
  const { all, ...files } = textFiles[useUserLanguage()] ?? {}
  return [all, ...[...browserAreas, ...areas].map((area) => files[area])].map(
    (href) => href && <link key={href} rel="modulepreload" href={href} />,
  )
}
