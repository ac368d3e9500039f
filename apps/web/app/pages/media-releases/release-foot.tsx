import { parseLocale } from '@ferrule/domain/locales/locale'
import { formatDeadline } from '@ferrule/texts/format-date'
import { TextLink } from '@ferrule/ui/text-link'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../article.module.css'

type ReleaseFootProps = { publishedAt: string; checksum: string | undefined }

/** The moment of publication and a checksum, as proof of what was published when, and the way to the mails. */
export function ReleaseFoot({ publishedAt, checksum }: ReleaseFootProps) {
  const { home, locale, siteSlug } = useFrame()
  const texts = useTexts()
  const language = parseLocale(locale)?.language ?? 'en'
  const date = formatDeadline(new Date(publishedAt), language, 'Europe/Zurich')
  return (
    <Wrap className={classes.foot}>
      <div className={classes.proof}>
        <p>
          <time dateTime={publishedAt}>{texts('media-releases.published-on', { date })}</time>
        </p>
        {checksum && (
          <p>
            {texts('release.checksum')} <code>{checksum}</code>
          </p>
        )}
      </div>
      {siteSlug === '' && (
        <p className={classes.links}>
          <TextLink href={`${home}/requests/releases`}>{texts('release-subscription.title')}</TextLink>
        </p>
      )}
    </Wrap>
  )
}
