import type { Area } from '@ferrule/texts/catalogue'
import { textFiles } from 'virtual:text-files'
import { browserAreas } from '../../frame/browser-areas.ts'
import { useReaderLanguage } from '../../frame/use-reader-language.ts'

/** Names the files with the words of a page, so that whoever keeps the page for later can keep them with it. */
export function TextPreloads({ areas }: { areas: readonly Area[] }) {
  const { all, ...files } = textFiles[useReaderLanguage()] ?? {}
  return [all, ...[...browserAreas, ...areas].map((area) => files[area])].map(
    (href) => href && <link key={href} rel="modulepreload" href={href} />,
  )
}
