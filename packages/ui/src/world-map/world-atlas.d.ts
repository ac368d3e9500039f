declare module 'world-atlas/countries-110m.json' {
  const world: TopoJSON.Topology<{ countries: TopoJSON.GeometryCollection<{ name: string }> }>
  export default world
}
