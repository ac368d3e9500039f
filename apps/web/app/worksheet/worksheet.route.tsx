import { type ProcessFormValues, readProcessForm, hasNoRequirements } from '@ferrule/domain/catalogue/process-form'
import type { ProcessRequirements } from '@ferrule/domain/catalogue/match-process'
import type { Locale } from '@ferrule/domain/locales/locale'
import { Column, Grid } from '@ferrule/ui/grid'
import { Wrap } from '@ferrule/ui/wrap'
import { data } from 'react-router'
import { toComparisonMarket } from '../comparison/comparison-market.server.ts'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { useFrame } from '../frame/frame.ts'
import { SiteFrame } from '../frame/site-frame.tsx'
import { useTexts } from '../frame/texts.tsx'
import { visitContext } from '../visit/contexts.ts'
import { privateNoStore } from '../http/private-no-store.ts'
import { orThrow503 } from '../http/or-throw-503.server.ts'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import type { Route } from './+types/worksheet.route'
import { Insulations } from './insulations.generated.ts'
import { WorksheetForm } from './worksheet-form.tsx'
import { Worksheet } from './worksheet.generated.ts'
import { WorksheetResults } from './worksheet-results.tsx'
import classes from './worksheet.module.css'

/** Finds the machines for the process in the query string. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, system: content } = context.get(visitContext)
  const query = url.searchParams
  const visitor = { countries: content.countries, headers: request.headers, units: query.get('units') }
  const { system } = toComparisonMarket(locale, visitor)
  const answers: ProcessFormValues = {
    crossSectionMm2: readField(query, 'cross-section'),
    lengthMm: readField(query, 'length'),
    insulation: readField(query, 'insulation'),
    piecesPerHour: readField(query, 'output'),
  }
  const { wanted, problems } = readProcessForm(answers, system)
  const [{ getInsulations: insulations }, found] = await orThrow503(
    'data',
    Promise.all([runOnDataService(Insulations, { language: locale.language }), find(wanted, locale)]),
  )
  return data({ system, answers, problems, insulations, found }, { headers: privateNoStore })
}

function readField(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').slice(0, 40)
}

async function find(wanted: ProcessRequirements, { language, country }: Locale) {
  if (hasNoRequirements(wanted)) return undefined
  const variables = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, value ?? null]))
  return (await runOnDataService(Worksheet, { ...variables, language, country: country ?? null })).getProductsByProcess
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function WorksheetPage({ loaderData }: Route.ComponentProps) {
  const { siteName } = useFrame()
  const texts = useTexts()
  const title = texts('worksheet.title')
  const { found, problems } = loaderData
  return (
    <SiteFrame>
      <title>{`${problems.length > 0 ? texts('form.error-title', { title }) : title} | ${siteName}`}</title>
      <Breadcrumb current={title} />
      <Wrap className={classes.page}>
        <Grid className={classes.head}>
          <Column span={7}>
            <h1>{title}</h1>
          </Column>
          <Column span={5}>
            <p className={classes.lead}>{texts('worksheet.lead')}</p>
          </Column>
        </Grid>
        <WorksheetForm {...loaderData} />
        {found ? (
          <WorksheetResults {...loaderData} found={found} />
        ) : (
          <p className={classes.start}>{texts('worksheet.start')}</p>
        )}
      </Wrap>
    </SiteFrame>
  )
}
