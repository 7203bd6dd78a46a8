const files = import.meta.glob("../../../src/council/locales/en/lesson.ftl", {
  query: "?raw&part=lesson",
  import: "default",
  eager: true,
});
export default Object.values(files) as string[];
