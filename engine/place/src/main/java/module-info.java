/** Time zones by coordinates and by name with their whole history, and a gazetteer. */
module org.nirayana.place {
    exports org.nirayana.place.gazetteer;
    exports org.nirayana.place.zone;
}
