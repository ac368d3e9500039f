import type { Language } from '@ferrule/domain/locales/language'
import { toLanguageTag } from '@ferrule/domain/locales/locale'
import { toDateLocale } from '@ferrule/texts/format-date'
import { Button } from '@ferrule/ui/button'
import { DateField } from '@ferrule/ui/date-field'
import { EmptyState } from '@ferrule/ui/empty-state'
import type { GalleryPage } from '@ferrule/ui/example'
import { Pagination } from '@ferrule/ui/pagination'
import { Quantity } from '@ferrule/ui/quantity'
import { SegmentedControl } from '@ferrule/ui/segmented-control'
import { Select } from '@ferrule/ui/select'
import { ShowMore } from '@ferrule/ui/show-more'
import { Switch } from '@ferrule/ui/switch'
import type { Texts } from '@ferrule/texts/load-texts'

type TranslationInput = { language: Language; texts: Texts }

/** Fields with the product's texts in the chosen language; the other examples are English. */
export function translatedFields({ language, texts }: TranslationInput): GalleryPage {
  const labels = { optional: `(${texts('component.optional')})`, error: texts('component.error-prefix') }
  const locale = toLanguageTag({ language, country: undefined })
  const choice = { placeholder: texts('component.select-item'), options: [{ value: 'a', label: 'Axion 56' }] }
  const units = [
    { value: 'metric', label: texts('component.metric') },
    { value: 'imperial', label: texts('component.imperial') },
  ]
  return {
    component: 'In the chosen language',
    examples: [
      {
        name: 'choice, with error',
        render: () => (
          <Select
            name="translated-choice"
            label={texts('component.filters')}
            {...{ labels, ...choice }}
            error={texts('component.select-item')}
          />
        ),
      },
      {
        name: 'date, optional',
        render: () => (
          <DateField
            name="translated-date"
            label={texts('component.date')}
            locale={toDateLocale(language)}
            labels={labels}
            optional
          />
        ),
      },
      {
        name: 'units',
        render: () => (
          <SegmentedControl
            name="translated-units"
            label={texts('component.measurement-system')}
            options={units}
            defaultValue="metric"
          />
        ),
      },
      {
        name: 'quantity',
        render: () => (
          <Quantity
            label={texts('component.quantity')}
            labels={{ less: texts('component.one-less'), more: texts('component.one-more') }}
            locale={locale}
            defaultValue={2}
          />
        ),
      },
      {
        name: 'switch',
        render: () => (
          <Switch
            name="translated-switch"
            label={texts('component.view-table')}
            showLabel
            labels={{ on: texts('component.on'), off: texts('component.off') }}
          />
        ),
      },
    ].map((example) => ({ ...example, language })),
  }
}

/** Lists with the product's texts in the chosen language. */
export function translatedLists({ language, texts }: TranslationInput): GalleryPage {
  const range = texts('component.range', { from: 1, to: 10, total: 38 })
  return {
    component: 'In the chosen language',
    examples: [
      {
        name: 'pages of a list',
        render: () => (
          <Pagination
            page={2}
            pageCount={4}
            range={range}
            hrefOf={(page) => `#page-${page}`}
            labels={{
              navigation: texts('component.pages'),
              previous: texts('component.previous'),
              next: texts('component.next'),
              page: (page) => texts('component.page', { page }),
            }}
          />
        ),
      },
      {
        name: 'more of a list',
        render: () => (
          <ShowMore range={range} label={texts('component.show-more')} shown={10} total={38} href="#translated-more" />
        ),
      },
      {
        name: 'nothing found',
        render: () => (
          <EmptyState
            icon="search"
            title={texts('component.no-entries')}
            action={<Button variant="quiet">{texts('component.clear-filters')}</Button>}
          />
        ),
      },
    ].map((example) => ({ ...example, language })),
  }
}
