import { useFrame } from '../frame/frame.ts'

/** Prefixes a catalogue route with the visitor's locale and site; routes begin with a slash. */
export function useRouteHref(): (route: string) => string {
  const { home } = useFrame()
  return (route) => `${home}${route}`
}
