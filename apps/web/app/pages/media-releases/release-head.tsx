import type { PublishedPage } from '@ferrule/content-client/published-page'
import { Tag } from '@ferrule/ui/tag'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../article.module.css'
import { useBlockLabels } from '../use-block-labels.ts'

type ReleaseHeadProps = { page: PublishedPage; release: NonNullable<PublishedPage['mediaRelease']> }

export function ReleaseHead({ page: { title, publishedAt }, release }: ReleaseHeadProps) {
  const texts = useTexts()
  const labels = useBlockLabels()
  return (
    <Wrap className={classes.head}>
      <p className={classes.meta}>
        <span>{texts('media-releases.one')}</span>
        <time dateTime={publishedAt}>{labels.formatDate(publishedAt)}</time>
        {release.adHoc && <Tag>{texts('media-releases.ad-hoc')}</Tag>}
      </p>
      <h1 className={classes.title}>{title}</h1>
      {release.leadText && <p className={classes.lead}>{release.leadText}</p>}
    </Wrap>
  )
}
