/** Programs that use the library as any other module would. */
module org.nirayana.samples {
    requires org.nirayana;
}
