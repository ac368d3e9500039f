import { SmallIcon } from '@ferrule/ui/icon'
import { useTexts } from '../../frame/texts.tsx'
import { BarePage } from '../../sign-in/bare-page.tsx'
import { formatDateTime } from '../../tickets/ticket-labels.ts'
import { PreviewFrame } from './preview-frame.tsx'
import classes from './preview.module.css'

type Props = { shared: { expiresAt: string; frameHref: string } | undefined; locale: string }

/** The preview of a link: the page without the choices of editors. */
export function SharedPreviewScreen({ shared, locale }: Props) {
  const texts = useTexts()
  if (!shared)
    return (
      <BarePage title={texts('editor.preview.invalid-title')}>
        <p>{texts('editor.preview.invalid')}</p>
      </BarePage>
    )
  return (
    <div className={classes.screen}>
      <title>{texts('editor.preview')}</title>
      <header className={classes.bar} aria-label={texts('editor.preview')}>
        <p className={classes.name}>
          <SmallIcon name="eye" />
          <span>{texts('editor.not-what-visitors-see')}</span>
        </p>
        <p>{texts('editor.preview.shared', { date: formatDateTime(shared.expiresAt, locale) })}</p>
      </header>
      <main id="main" className={classes.main} aria-label={texts('editor.preview')}>
        <PreviewFrame href={shared.frameHref} width={undefined} />
      </main>
    </div>
  )
}
