import { useRouteLoaderData } from 'react-router'
import type { IdentitySettings } from './identity-settings.ts'

/** The settings as a meta element, because the content security policy allows no inline script. */
export function IdentityMeta() {
  const identity = useRouteLoaderData<{ identity?: IdentitySettings }>('root')?.identity
  return identity ? <meta name="identity" content={JSON.stringify(identity)} /> : null
}
