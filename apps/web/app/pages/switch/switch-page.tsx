import { parseLocale } from '@ferrule/domain/locales/locale'
import { ButtonLink } from '@ferrule/ui/button'
import { FilterChips } from '@ferrule/ui/filter-chips'
import { LanguageCountrySwitch } from '@ferrule/ui/language-country-switch'
import { Tag } from '@ferrule/ui/tag'
import { Wrap } from '@ferrule/ui/wrap'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { useFrame } from '../../frame/frame.ts'
import { nameOfLanguage } from '../../frame/name-of-language.ts'
import { ScriptFonts } from '../../frame/script-fonts.tsx'
import { useTexts } from '../../frame/texts.tsx'
import classes from './switch-page.module.css'
import type { SwitchView } from './switch-view.ts'
import { useReasons } from './use-reasons.ts'

export function SwitchPage({ view }: { view: SwitchView }) {
  const { siteName, locale, country } = useFrame()
  const texts = useTexts()
  const title = texts('country-switch.title')
  const userLanguage = parseLocale(locale)?.language ?? 'en'
  const { preferred, stored } = view.why
  const hrefOf = (choice: Record<string, string>) => `?${new URLSearchParams({ path: view.path, ...choice })}`
  const units = texts(view.units === 'Metric' ? 'component.metric' : 'component.imperial')
  return (
    <>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
      <Breadcrumb current={title} />
      {/* The page always contains the native names of these two languages. */}
      <ScriptFonts language="ja" />
      <ScriptFonts language="zh" />
      <Wrap className={classes.page}>
        <h1>{title}</h1>
        <div className={classes.choices} data-country-switch="">
          <LanguageCountrySwitch
            now={{
              label: texts('country-switch.current'),
              value: [country ?? texts('frame.international'), nameOfLanguage(userLanguage), units].join(', '),
              beside: preferred !== userLanguage && (
                <Tag>{texts('country-switch.suggested', { language: nameOfLanguage(preferred, userLanguage) })}</Tag>
              ),
            }}
            why={{
              title: texts('country-switch.why'),
              reasons: useReasons(view),
              children: (
                <>
                  {stored !== undefined && (
                    <ButtonLink variant="secondary" href={hrefOf({ clear: 'true' })} rel="nofollow">
                      {texts('country-switch.clear')}
                    </ButtonLink>
                  )}
                  <span>{texts('country-switch.no-ip-address')}</span>
                </>
              ),
            }}
            search={{ label: texts('country-switch.search'), none: texts('country-switch.none') }}
            languages={{
              title: texts('country-switch.language'),
              versions: view.languages.map(({ language, to, isCurrent }) => ({
                label: nameOfLanguage(language),
                lang: language,
                href: hrefOf({ to }),
                current: isCurrent,
              })),
            }}
            international={
              view.international && {
                label: texts('frame.international'),
                note: texts('country-switch.international-note'),
                href: hrefOf({ to: view.international.to }),
                current: view.international.isCurrent,
              }
            }
            regions={view.regions.map(({ region, countries }) => ({
              name: texts(`region.${region}`),
              countries: countries.map(({ name, to, isCurrent }) => ({
                label: name,
                href: hrefOf({ to }),
                current: isCurrent,
              })),
            }))}
          />
          <section className={classes.units}>
            <h2>{texts('component.measurement-system')}</h2>
            <FilterChips
              label={texts('component.measurement-system')}
              chips={[
                {
                  label: texts('component.metric'),
                  href: hrefOf({ units: 'Metric' }),
                  current: view.units === 'Metric',
                },
                {
                  label: texts('component.imperial'),
                  href: hrefOf({ units: 'Imperial' }),
                  current: view.units === 'Imperial',
                },
              ]}
            />
          </section>
        </div>
      </Wrap>
    </>
  )
}
