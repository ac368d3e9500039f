import { useTexts } from './texts.tsx'

export function usePaginationLabels() {
  const texts = useTexts()
  return {
    navigation: texts('component.pages'),
    previous: texts('component.previous'),
    next: texts('component.next'),
    page: (page: number) => texts('component.page', { page }),
  }
}
