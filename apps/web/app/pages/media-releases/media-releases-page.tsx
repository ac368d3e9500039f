import { NewsList } from '@ferrule/blocks/news-list'
import { Wrap } from '@ferrule/ui/wrap'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { SubscribeForm } from '../../requests/release-subscriptions/subscribe-form.tsx'
import { FilterForm, toOptions } from '../filter-form.tsx'
import { Overview } from '../overview.tsx'
import { OverviewPages } from '../overview-pages.tsx'
import { useAddresses } from '../use-addresses.ts'
import { useBlockLabels } from '../use-block-labels.ts'
import classes from './media-releases-page.module.css'
import type { MediaReleasesView } from './media-releases-view.ts'

export function MediaReleasesPage({ view }: { view: MediaReleasesView }) {
  const { releases, years, query } = view
  const { siteSlug } = useFrame()
  const texts = useTexts()
  return (
    <Overview
      view={view}
      title={texts('media-releases.title')}
      lead={texts('media-releases.lead')}
      feed="media-releases"
    >
      <Wrap className={classes.columns}>
        <div className={classes.filters}>
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
        </div>
        {releases.total === 0 ? (
          <p className={classes.none}>{texts('media-releases.none')}</p>
        ) : (
          <List releases={releases} />
        )}
        {siteSlug === '' && (
          <section className={classes.subscribe} aria-labelledby="by-email">
            <h2 id="by-email">{texts('release-subscription.title')}</h2>
            <p>{texts('media-releases.by-email-text')}</p>
            <SubscribeForm />
          </section>
        )}
      </Wrap>
      <OverviewPages paged={releases} query={query} />
    </Overview>
  )
}

function List({ releases }: Pick<MediaReleasesView, 'releases'>) {
  const texts = useTexts()
  const addresses = useAddresses()
  const labels = useBlockLabels()
  const { from, to, total, entries } = releases
  const news = entries.map(({ publishedAt, title, description, mediaRelease, path }) => ({
    date: publishedAt,
    title,
    text: mediaRelease?.leadText || description,
    adHoc: mediaRelease?.adHoc ?? false,
    href: `/${path}`,
  }))
  return (
    <section className={classes.list} aria-labelledby="releases">
      <h2 id="releases" className={classes.range}>
        {texts('media-releases.range', { from, to, total })}
      </h2>
      <NewsList news={news} addresses={addresses} labels={labels} />
    </section>
  )
}
