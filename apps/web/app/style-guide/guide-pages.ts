/** The pages of the guide in reading order. */
export const guidePages = [
  { path: '/style-guide', title: 'Style guide', note: 'Themes and colours' },
  { path: '/style-guide/typography', title: 'Typography', note: 'Scale, fonts, eleven languages' },
  { path: '/style-guide/buttons', title: 'Buttons', note: 'Buttons, links, icons, tags' },
  { path: '/style-guide/inputs', title: 'Inputs', note: 'Fields, choices, forms' },
  { path: '/style-guide/components', title: 'Components', note: 'Navigation, messages, tables, media' },
  { path: '/style-guide/modules', title: 'Modules', note: 'What editors place on pages' },
  { path: '/style-guide/pages/error', title: 'Error page', note: 'Not found, unexpected error' },
  { path: '/style-guide/tools/email-links', title: 'E-mail links', note: 'Addresses for mails' },
] as const
