import type { Example } from '../example.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const breadcrumbsExamples: Example[] = [
  {
    name: 'three steps',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb"
        steps={[
          { label: 'Home', href: '#home' },
          { label: 'Products', href: '#products' },
          { label: 'Crimping', href: '#crimping' },
        ]}
        current="Axion 56"
      />
    ),
  },
  {
    name: 'one step',
    render: () => (
      <Breadcrumbs label="Breadcrumb, one step" steps={[{ label: 'Home', href: '#home' }]} current="Services" />
    ),
  },
  {
    name: 'long words',
    language: 'de',
    render: () => (
      <Breadcrumbs
        label="Breadcrumb, long words"
        steps={[
          { label: 'Startseite', href: '#start' },
          { label: 'Hochspannungskabelkonfektionierungsanlagen', href: '#anlagen' },
        ]}
        current="Mikroverarbeitungskrimpkraftüberwachungsnachrüstsatz"
      />
    ),
  },
]
