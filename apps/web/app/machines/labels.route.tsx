import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { machineListQuery } from '@ferrule/domain/machines/machine-list'
import { loadTexts } from '@ferrule/texts/load-texts'
import { Button } from '@ferrule/ui/button'
import { EmptyState } from '@ferrule/ui/empty-state'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { renderQrCode } from '../pictures/render-qr-code.ts'
import { PortalPage } from '../portal/portal-page.tsx'
import type { Route } from './+types/labels.route'
import classes from './labels.module.css'
import { fetchAllMachines, type InventoryEntry } from './load-inventory.ts'

/** Printable labels with QR codes for the filtered machines. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const query = machineListQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const [entries, instructions] = await Promise.all([
    fetchAllMachines({ ...query, after: undefined }, false),
    loadInstructionNames(params.locale),
  ])
  return { entries, instructions }
}

/** The words that a label must have, in the language of the user and in English. */
async function loadInstructionNames(locale: string): Promise<string[]> {
  const { language = defaultLanguage } = parseLocale(locale) ?? {}
  const languages = [...new Set([language, defaultLanguage])]
  return Promise.all(languages.map(async (one) => (await loadTexts(one, ['instructions']))('instructions.label')))
}

export { MachinesUnavailable as ErrorBoundary } from './machines-unavailable.tsx'

export default function Labels({ loaderData: { entries, instructions } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  return (
    <PortalPage
      title={texts('inventory.labels')}
      trail={[{ label: texts('inventory.title'), href: `${portalHome}/inventory` }]}
      note={texts('labels.text')}
      actions={
        <Button disabled={entries.length === 0} onClick={() => window.print()}>
          {texts('labels.print', { count: entries.length })}
        </Button>
      }
    >
      {entries.length === 0 ? (
        <EmptyState level={2} icon="qr" title={texts('inventory.none-match')} />
      ) : (
        <ul className={classes.sheet} role="list">
          {entries.map(({ machine }) => (
            <Label key={machine.id} machine={machine} instructions={instructions} />
          ))}
        </ul>
      )}
    </PortalPage>
  )
}

type LabelProps = { machine: InventoryEntry['machine']; instructions: readonly string[] }

/** Beside the code are the words for the instructions, because the law asks for a mark that leads to them. */
function Label({ machine: { model, serialNumber, assetName }, instructions }: LabelProps) {
  const { siteName } = useFrame()
  const { size, dots } = renderQrCode(`${window.location.origin}/id/${serialNumber}`)
  return (
    <li className={classes.label}>
      <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={serialNumber}>
        <path d={dots} />
      </svg>
      <div>
        <strong>{model}</strong>
        <span>{serialNumber}</span>
        <span>{assetName}</span>
        <b>{instructions.join(' / ')}</b>
        <small>{siteName}</small>
      </div>
    </li>
  )
}
