import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from './identity-settings.ts'

/** As data in the page and not as a script, so that no script needs to be inline. */
export function IdentityMeta() {
  const identity = useRouteLoaderData<{ identity?: IdentitySettings }>('root')?.identity
  return identity ? <meta name="identity" content={JSON.stringify(identity)} /> : null
}
