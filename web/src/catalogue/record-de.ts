const files = import.meta.glob("../../../src/council/locales/de/record.ftl", {
  query: "?raw&part=record",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
