import { languages } from '@ferrule/domain/locales/language'
import { contentStage } from '@ferrule/domain/translation/page-translation'
import { z } from 'zod'
import { orThrow503 } from '../../http/or-throw-503.server.ts'
import { getServices } from '../../visit/services.server.ts'

const pageArgs = z.object({
  site: z.string().max(80).default(''),
  path: z.string().max(1000).default(''),
  id: z.guid().optional(),
  language: z.enum(languages),
  stage: contentStage,
})

/** The operations of the draft proxy. A browser names one; it sends neither a query nor an address. */
const operations = {
  page: (args: z.infer<typeof pageArgs>) => findPage(args),
  /** When the page was last saved; the preview reloads when it changes. */
  revision: async (args: z.infer<typeof pageArgs>) => {
    const found = await findPage(args)
    return found && { id: found.page.id, updatedAt: found.page.updatedAt }
  },
}

export type DraftResult = { status: 200; body: object } | { status: 400 | 404 }

export async function runDraftOperation(name: string, query: URLSearchParams): Promise<DraftResult> {
  if (!isOperation(name)) return { status: 404 }
  const args = pageArgs.safeParse(Object.fromEntries(query))
  if (!args.success) return { status: 400 }
  const body = await operations[name](args.data)
  return body ? { status: 200, body } : { status: 404 }
}

function findPage({ site: siteSlug, path, id, language, stage }: z.infer<typeof pageArgs>) {
  const place = id === undefined ? { path } : { id }
  return orThrow503('content', getServices().readStagedPage({ siteSlug, language, stage, ...place }))
}

function isOperation(name: string): name is keyof typeof operations {
  return Object.hasOwn(operations, name)
}
