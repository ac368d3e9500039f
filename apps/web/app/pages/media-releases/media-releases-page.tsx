import { Block } from '@ferrule/blocks/block'
import { Wrap } from '@ferrule/ui/wrap'
import { useTexts } from '../../frame/texts.tsx'
import { FilterForm, toOptions } from '../filter-form.tsx'
import { Overview } from '../overview.tsx'
import { OverviewPages } from '../overview-pages.tsx'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'
import classes from './media-releases-page.module.css'
import type { MediaReleasesView } from './media-releases-view.ts'

export function MediaReleasesPage({ view }: { view: MediaReleasesView }) {
  const { releases, years, query } = view
  const texts = useTexts()
  return (
    <Overview
      view={view}
      title={texts('media-releases.title')}
      lead={texts('media-releases.lead')}
      feed="media-releases"
    >
      <Wrap className={classes.filters}>
        <FilterForm
          choices={[
            {
              name: 'year',
              label: texts('media-releases.time-period'),
              all: texts('media-releases.all-years'),
              options: toOptions(years),
            },
          ]}
          chosen={query}
          flag={{ name: 'adhoc', label: texts('media-releases.ad-hoc-only') }}
        />
      </Wrap>
      {releases.total === 0 ? (
        <Wrap className={classes.none}>{texts('media-releases.none')}</Wrap>
      ) : (
        <List {...{ releases }} />
      )}
      <OverviewPages paged={releases} query={query} />
    </Overview>
  )
}

function List({ releases }: Pick<MediaReleasesView, 'releases'>) {
  const texts = useTexts()
  const addresses = useAddresses()
  const labels = useBlockLabels()
  const { from, to, total, entries } = releases
  return (
    <Block
      content={{
        blockType: 'news-feed-teaser',
        heading: texts('media-releases.all'),
        note: texts('media-releases.range', { from, to, total }),
        links: [],
        news: entries.map(({ publishedAt, title, description, mediaRelease, path }) => ({
          date: publishedAt,
          title,
          text: mediaRelease?.leadText || description,
          adHoc: mediaRelease?.adHoc ?? false,
          href: `/${path}`,
        })),
      }}
      addresses={addresses}
      labels={labels}
      first={false}
    />
  )
}
