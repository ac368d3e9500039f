// Inline and not fetched: the placeholder for a missing picture must not be missing itself. Custom properties do not
// apply inside an image, therefore its greys are hex values.
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="#f4f5f6" d="M0 0h480v360H0z"/>' +
  '<g fill="none" stroke="#7c858d" stroke-width="1.5"><path d="M90 250V130h190v120M280 250v-70h110v70M70 250h340"/>' +
  '<path d="M112 152h62v48h-62zM196 152h62v48h-62zM302 196h66M302 212h66M110 250v26M370 250v26"/>' +
  '<path stroke="#b8bfc6" d="M90 300h300M90 292v16M390 292v16"/></g><path fill="#b8bfc6" d="M20 220h70v8H20z"/></svg>'

/** Placeholder for products without picture: outline of a machine with its dimension line. */
export const defaultPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`
