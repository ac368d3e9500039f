import { formatLimit } from '@ferrule/domain/catalogue/format-limit'
import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { ButtonLink } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { SmallIcon } from '@ferrule/ui/icon'
import { Picture } from '@ferrule/ui/picture'
import { StrippedRule } from '@ferrule/ui/stripped-rule'
import type { ReactNode } from 'react'
import { AddToComparison } from '../comparison/add-to-comparison.tsx'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { WorksheetQuery } from './worksheet.generated.ts'
import type { WorksheetFormProps } from './worksheet-form.tsx'
import classes from './worksheet.module.css'

type Found = WorksheetQuery['getProductsByProcess']
type Machine = Found['matches'][number]
type NearMiss = Found['nearMisses'][number]

/** The matching machines, then those that miss one requirement, with the reason. */
export function WorksheetResults({ found, ...form }: WorksheetFormProps & { found: Found }) {
  const { home } = useFrame()
  const texts = useTexts()
  const toReason = useToReason(form)
  const { matches, nearMisses } = found
  return (
    <>
      <StrippedRule className={classes.results}>
        {matches.length > 0 ? (
          <>
            <h2>{texts('worksheet.matches', { count: matches.length })}</h2>
            <ul role="list" className={classes.machines}>
              {matches.map((machine) => (
                <MachineCell key={machine.slug} machine={machine} />
              ))}
            </ul>
          </>
        ) : (
          <EmptyState
            icon="machine"
            title={texts('worksheet.no-match')}
            action={<ButtonLink href={`${home}/requests/contact`}>{texts('contact.title')}</ButtonLink>}
          >
            {texts('worksheet.no-match-text')}
          </EmptyState>
        )}
      </StrippedRule>
      {nearMisses.length > 0 && (
        <StrippedRule className={classes.results}>
          <h2>{texts('worksheet.near')}</h2>
          <ul role="list" className={classes.machines}>
            {nearMisses.map((miss) => (
              <MachineCell key={miss.product.slug} machine={miss.product}>
                <p className={classes.misfit}>
                  <SmallIcon name="half" />
                  {toReason(miss)}
                </p>
              </MachineCell>
            ))}
          </ul>
        </StrippedRule>
      )}
    </>
  )
}

function MachineCell({ machine, children }: { machine: Machine; children?: ReactNode }) {
  const { home } = useFrame()
  const { slug, name, route, image, shortDescription, classification } = machine
  return (
    <li className={classes.machine}>
      <Picture url={image} alt="" preset="Classification" address={toPicturePath} />
      <div className={classes.text}>
        <h3>
          <a href={`${home}${route}`}>{name}</a>
        </h3>
        {children}
        <p>{shortDescription}</p>
        {classification && (
          <AddToComparison classificationSlug={classification.slug} productSlug={slug} productName={name} />
        )}
      </div>
    </li>
  )
}

/** Returns a text with the unmet attribute and the machine's limit. */
function useToReason({ answers, system, insulations }: WorksheetFormProps): (miss: NearMiss) => string {
  const { locale } = useFrame()
  const texts = useTexts()
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const names: Record<string, string> = {
    crossSectionMm2: texts(system === 'Metric' ? 'worksheet.cross-section' : 'worksheet.gauge'),
    lengthMm: texts('worksheet.length'),
    insulation: texts('worksheet.insulation'),
    piecesPerHour: texts('worksheet.output'),
  }
  return ({ attribute: key, reason, limit }) => {
    const attribute = names[key] ?? key
    if (limit !== null && (reason === 'below' || reason === 'above')) {
      return texts(`worksheet.misfit.${reason}`, {
        attribute,
        limit: formatLimit({ attribute: key, limit }, language, system),
      })
    }
    const value = insulations.find(({ code }) => code === answers.insulation)?.name ?? answers.insulation
    return reason === 'not_listed'
      ? texts('worksheet.misfit.not-listed', { attribute, value })
      : texts('worksheet.misfit.not-stated', { attribute })
  }
}
