import { hasNoRequirements, readProcessForm } from '@ferrule/domain/catalogue/process-form'
import { readWorksheetRows } from '@ferrule/domain/catalogue/worksheet-rows'
import type { Locale } from '@ferrule/domain/locales/locale'
import { Column, Grid } from '@ferrule/ui/grid'
import { TextLink } from '@ferrule/ui/text-link'
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
import { toExampleQuery } from './example-wires.ts'
import { Insulations } from './insulations.generated.ts'
import { WorksheetForm } from './worksheet-form.tsx'
import { Worksheet } from './worksheet.generated.ts'
import { WorksheetResults } from './worksheet-results.tsx'
import type { NumberedWire, WorksheetWire } from './worksheet-wire.ts'
import classes from './worksheet.module.css'

/** Finds the machines for the wires in the query string. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale, system: content } = context.get(visitContext)
  const query = url.searchParams
  const visitor = { countries: content.countries, headers: request.headers, units: query.get('units') }
  const { system } = toComparisonMarket(locale, visitor)
  const wires = readWorksheetRows(query).map((typed): WorksheetWire => {
    return { typed, ...readProcessForm(typed, system) }
  })
  const [{ getInsulations: insulations }, machines] = await orThrow503(
    'data',
    Promise.all([runOnDataService(Insulations, { language: locale.language }), find(listAssessed(wires), locale)]),
  )
  return data({ system, wires, insulations, machines }, { headers: privateNoStore })
}

/** The wires with at least one requirement that could be read; the others are not assessed. */
function listAssessed(wires: readonly WorksheetWire[]): NumberedWire[] {
  return wires
    .map((wire, position) => ({ ...wire, number: position + 1 }))
    .filter(({ wanted }) => !hasNoRequirements(wanted))
}

async function find(assessed: readonly NumberedWire[], { language, country }: Locale) {
  if (assessed.length === 0) return undefined
  const wires = assessed.map(({ wanted }) => wanted)
  return (await runOnDataService(Worksheet, { language, country: country ?? null, wires })).getProductsByWires
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function WorksheetPage({ loaderData }: Route.ComponentProps) {
  const { home, siteName } = useFrame()
  const texts = useTexts()
  const title = texts('worksheet.title')
  const { wires, machines, system, insulations } = loaderData
  const hasProblems = wires.some(({ problems }) => problems.length > 0)
  return (
    <SiteFrame>
      <title>{`${hasProblems ? texts('form.error-title', { title }) : title} | ${siteName}`}</title>
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
        <WorksheetForm {...{ system, wires, insulations }} />
        {machines ? (
          <WorksheetResults {...{ system, insulations, machines }} wires={listAssessed(wires)} />
        ) : (
          <p className={classes.start}>
            {`${texts('worksheet.start')} `}
            <TextLink href={`${home}/worksheet?${toExampleQuery(system)}`}>{texts('worksheet.example')}</TextLink>
          </p>
        )}
      </Wrap>
    </SiteFrame>
  )
}
