export const accordionFragment = `fragment Accordion on AccordionBlock {
  blockType
  heading
  questions { title body }
}`
