import { useFrame } from '../frame/frame.ts'

/** The address of a page of the catalogue for this reader; routes begin with a slash. */
export function useRouteHref(): (route: string) => string {
  const { home } = useFrame()
  return (route) => `${home}${route}`
}
