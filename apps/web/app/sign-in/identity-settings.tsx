import { useRouteLoaderData } from 'react-router'
import { z } from 'zod'

const identitySettings = z.object({ issuer: z.url(), clientId: z.string().min(1) })

/** What the browser must know to sign somebody in; nothing of it is secret. */
export type IdentitySettings = z.infer<typeof identitySettings>

const name = 'identity'

/** As data in the page and not as a script, so that no script needs to be inline. */
export function IdentityMeta() {
  const identity = useRouteLoaderData<{ identity?: IdentitySettings }>('root')?.identity
  return identity ? <meta name={name} content={JSON.stringify(identity)} /> : null
}

export function readIdentitySettings(): IdentitySettings {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
  return identitySettings.parse(JSON.parse(content ?? '{}'))
}
