import type { DownloadListContent } from './content.ts'

export const downloadListExamples = {
  'two documents': {
    blockType: 'download-list',
    heading: 'Documents',
    files: [
      {
        title: 'Company brochure',
        format: 'PDF',
        details: 'English, 4.8 MB',
        href: 'hard:/files/company-brochure.pdf',
      },
      { title: 'Code of conduct', format: 'PDF', details: '11 languages, 0.9 MB', href: 'hard:/files/code.pdf' },
    ],
  },
  'long words, no details': {
    blockType: 'download-list',
    heading: 'Unterlagen',
    files: [
      {
        title: 'Sicherheitsbestimmungsübereinstimmungserklärung für Kabelverarbeitungsmaschinen',
        format: 'STEP',
        details: null,
        href: 'https://files.norlitz.example/erklaerung.step',
      },
    ],
  },
} satisfies Record<string, DownloadListContent>
